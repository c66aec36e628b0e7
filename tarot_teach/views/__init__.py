"""The hosts of a puzzle's face: notebook widget, page, JupyterLab extension. They only show documents."""
