"""Mars, 2157: under the dome the colony votes on who shall rule it, and on what shall become of the ice. For future 1, 2, 3."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import future_hall  # noqa: E402
import future_ice  # noqa: E402
import future_vote  # noqa: E402
from kit.stage import Stage  # noqa: E402

if __name__ == '__main__':
    scene = Stage()
    {1: future_hall.view, 2: future_vote.view, 3: future_ice.view}[scene.view](scene)
    scene.render()
