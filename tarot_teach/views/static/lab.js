// JupyterLab loads this file as a plain script and asks the container at its end for two modules.
const PLUGIN = "tarot-teach:progress";
let share;

// JupyterLab's own copy of a shared package.
async function shared(name) {
  const [entry] = Object.values(share[name]);
  return (await entry.get())();
}

// Progress in a file of the user's Jupyter settings, which survives kernels, ports and servers. What is
// not yet written waits as differences, so that two tabs add up instead of overwriting each other.
function settingsProgress(store) {
  let written = new Map(), waiting = new Map(), queue = Promise.resolve();
  const fetched = async () => {
    const { raw } = await store.fetch(PLUGIN);
    return progressOf({ schema: PROGRESS_SCHEMA, ...plainJson(raw) });
  };
  const save = async () => {
    if (!waiting.size) return;
    const taken = waiting;
    waiting = new Map();
    try {
      const merged = await fetched();
      for (const [id, line] of taken) addProgress(merged, id, line);
      await store.save(PLUGIN, JSON.stringify(progressDocument(merged)));
      written = merged;
    } catch (error) {
      console.warn("tarot_teach: progress goes to the browser's storage", error);
      const kept = progressOf(readStored(PROGRESS_KEY));
      for (const [id, line] of taken) addProgress(kept, id, line);
      writeStored(PROGRESS_KEY, progressDocument(kept));
    }
  };
  // One after another, where the browser can do it also among tabs.
  const inTurn = (task) =>
    globalThis.navigator.locks ? globalThis.navigator.locks.request(PROGRESS_KEY, task) : (queue = queue.then(task, task));
  inTurn(async () => {
    try {
      written = await fetched();
    } catch (error) {
      console.warn("tarot_teach", error);
    }
    page.dispatchEvent(new CustomEvent("tarot-progress"));
  });
  return {
    known(id) {
      const sum = new Map();
      for (const kept of [written, waiting, progressOf(readStored(PROGRESS_KEY))]) {
        if (kept.has(id)) addProgress(sum, id, kept.get(id));
      }
      return sum.get(id);
    },
    remember(id, ok) {
      addProgress(waiting, id, { ok, tries: 1 });
      inTurn(save);
    },
    reset() {
      written = new Map();
      waiting = new Map();
      browserProgress.reset();
      inTurn(() => store.save(PLUGIN, JSON.stringify(progressDocument(written)))).catch((error) => console.warn("tarot_teach", error));
    },
  };
}

// A settings file may hold comments; ours never does, so whatever does not parse is treated as empty.
const plainJson = (raw) => {
  const value = parsed(raw || "{}");
  return isRecord(value) ? value : {};
};

const modules = {
  async "./extension"() {
    return () => ({ __esModule: true, default: {
      id: PLUGIN,
      autoStart: true,
      activate(app) {
        try {
          globalThis.tarotProgress = settingsProgress(app.serviceManager.settings);
        } catch (error) {
          console.warn("tarot_teach", error);
        }
      },
    } });
  },
  async "./mimeExtension"() {
    page.head.append(h("style", {}, STYLE));
    const Renderer = rendererOn(await shared("@lumino/widgets"));
    return () => ({ __esModule: true, default: {
      id: "tarot-teach:puzzle",
      rank: -20, // before ipywidgets' own, which has -10
      dataType: "json",
      // Safe also in untrusted notebooks: a document is shown as text only.
      rendererFactory: { safe: true, mimeTypes: [MIME], createRenderer: () => new Renderer() },
    } });
  },
};

// Our face at once; beside it, hidden until it has a view, what ipywidgets makes of the same output.
function rendererOn({ Panel, Widget }) {
  return class extends Panel {
    renderModel(model) {
      this.model = model;
      this.drop();
      if (!this.face) this.face = new Widget();
      if (!this.face.parent) this.addWidget(this.face);
      this.stop?.();
      this.stop = showDocument(model.data[MIME], this.face.node);
      if (this.isAttached) this.ask();
      return Promise.resolve(); // at once: ipywidgets waits for a kernel, perhaps for ever
    }
    onAfterAttach() {
      this.ask();
      this.timer ??= setInterval(() => this.ask(), 500);
    }
    onBeforeDetach() {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    ask() {
      try {
        const model = this.model, view = model?.data[VIEW];
        if (!model?.trusted || !view?.model_id) return;
        let area = this.parent; // the output area knows the renderers of its notebook or console
        while (area && !area.rendermime) area = area.parent;
        const factory = area?.rendermime.getFactory(VIEW);
        // ipywidgets puts in a new factory once it knows the kernel, without telling anybody.
        if (!factory || factory === this.factory || this.face.isHidden) return;
        this.drop();
        this.factory = factory;
        this.real = area.rendermime.createRenderer(VIEW);
        this.real.hide();
        this.addWidget(this.real);
        this.watch = new MutationObserver(() => this.swap());
        this.watch.observe(this.real.node, { childList: true, subtree: true, attributeFilter: ["class"] });
        // ipywidgets blanks model_id in the data it was given: it gets a copy.
        const copy = { trusted: true, data: { [VIEW]: { ...view } }, metadata: model.metadata, setData() {} };
        Promise.resolve(this.real.renderModel(copy)).catch((error) => console.warn("tarot_teach", error));
      } catch (error) {
        console.warn("tarot_teach", error); // the face stays
      }
    }
    swap() {
      const [view] = this.real.children(); // "Loading" and "model not found" are only text, a view is a child
      const live = !!view && !view.isDisposed;
      this.real.setHidden(!live);
      this.face.setHidden(live);
    }
    drop() {
      this.watch?.disconnect();
      this.real?.dispose();
      this.face?.show();
      this.real = this.watch = this.factory = undefined;
    }
    dispose() {
      if (this.isDisposed) return;
      clearInterval(this.timer);
      this.drop();
      this.stop?.();
      super.dispose();
    }
  };
}

(globalThis._JUPYTERLAB ??= {})["tarot-teach"] = {
  init(scope) {
    share = scope;
  },
  get(name) {
    return modules[name] ? modules[name]() : Promise.reject(new Error(`tarot-teach has no module ${name}`));
  },
};
