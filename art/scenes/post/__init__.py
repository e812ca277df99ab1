"""The post pipeline: from Cycles passes to a graded picture, with numpy and OpenCV. For every picture."""
