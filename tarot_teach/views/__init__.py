"""The hosts of a puzzle's face: widget, page, JupyterLab extension. They only show documents."""
