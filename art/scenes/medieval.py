"""Medieval England, 1242: a village has no silver for the king's war. For medieval 1, 2, 3."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import medieval_charter  # noqa: E402
import medieval_pot  # noqa: E402
import medieval_writ  # noqa: E402
from kit.stage import Stage  # noqa: E402

if __name__ == '__main__':
    stage = Stage()
    {1: medieval_writ.view, 2: medieval_pot.view, 3: medieval_charter.view}[stage.view](stage)
    stage.render()
