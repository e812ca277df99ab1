"""Florence, 1503: a workshop opens on the piazza, and a plan is made to steal a river. For renaissance 1, 2, 3."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import renaissance_level  # noqa: E402
import renaissance_table  # noqa: E402
import renaissance_trough  # noqa: E402
from kit.stage import Stage  # noqa: E402

if __name__ == '__main__':
    stage = Stage()
    {1: renaissance_table.view, 2: renaissance_level.view, 3: renaissance_trough.view}[stage.view](stage)
    stage.render()
