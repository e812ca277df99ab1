"""Reads the scripts beside it: `python3 art/check.py` prints a line for each name that is missing or that nothing needs, each untrue first line and each failed import."""
import ast
import importlib
import os
import sys
from unittest.mock import MagicMock

ART = os.path.dirname(os.path.abspath(__file__))


def modules(folder):
    """The parsed modules of a folder by their names."""
    found = {}
    for base, _, names in os.walk(folder):
        for name in names:
            if name.endswith('.py'):
                file = os.path.join(base, name)
                with open(file, encoding='utf8') as script:
                    module = os.path.relpath(file, folder)[:-3].replace(os.sep, '.')
                    found[module.removesuffix('.__init__')] = ast.parse(script.read(), file)
    return found


class Scripts:
    """What each module of a folder defines, and what each definition refers to."""

    def __init__(self, folder):
        self.trees = modules(folder)
        self.defined, self.imported, self.needs, self.missing = {}, {}, {}, []
        for module, tree in self.trees.items():
            for node in tree.body:
                for name in names_of(node):
                    self.defined[module, name] = node
        for module, tree in self.trees.items():
            self.imported[module] = dict(self._imports(module, tree))

    def _imports(self, module, tree):
        package = module.rpartition('.')[0]
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                yield from ((a.asname or a.name, (a.name, None)) for a in node.names if a.name in self.trees)
            elif isinstance(node, ast.ImportFrom):
                base = '.'.join(filter(None, (package if node.level else '', node.module)))
                for a in node.names:
                    inner = f'{base}.{a.name}'
                    if inner in self.trees:
                        yield a.asname or a.name, (inner, None)
                    elif base in self.trees:
                        yield a.asname or a.name, (base, a.name)

    def resolve(self, module, name):
        """Where a name of a module is defined: (module, name); notes it if that is nowhere."""
        start = module
        while (module, name) not in self.defined:
            target = self.imported[module].get(name, (module, False))
            if target[1] is False:
                self.missing.append(f'{start} has no {name}')
            if not target[1]:
                return None
            module, name = target
        return module, name

    def references(self, module, node):
        """Every definition that a piece of a module refers to."""
        known = self.imported[module]
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and ((module, part.id) in self.defined or known.get(part.id, (0, None))[1]):
                yield self.resolve(module, part.id)
            elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and known.get(part.value.id, (0, 0))[1] is None:
                yield self.resolve(known[part.value.id][0], part.attr)

    def reached(self, start):
        """All definitions that lie behind some."""
        todo, found = list(start), set()
        while todo:
            key = todo.pop()
            if key is not None and key not in found:
                found.add(key)
                if key not in self.needs:
                    self.needs[key] = set(self.references(key[0], self.defined[key]))
                todo += self.needs[key]
        return found

    def entries(self):
        """What modules do by themselves, beside defining names."""
        for module, tree in self.trees.items():
            for node in tree.body:
                if not isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Assign, ast.Import, ast.ImportFrom)):
                    yield module, node


def names_of(node):
    """The names that a statement defines."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [n.id for target in node.targets for n in ast.walk(target) if isinstance(n, ast.Name)]
    return []


def pictures(scripts):
    """The definitions that each picture needs, by the name of its era and its view. An era's script ends with its views by number."""
    needed = {}
    for module, node in scripts.entries():
        views = [n for n in ast.walk(node) if isinstance(n, ast.Dict) and all(isinstance(key, ast.Constant) and key.value.__class__ is int for key in n.keys)]
        for view in views:
            shared = set(scripts.references(module, node))
            own = [set(scripts.references(module, value)) for value in view.values]
            for key, start in zip(view.keys, own):
                needed[module, key.value] = scripts.reached(shared.difference(*own) | start)
    return needed


def for_what(module, needed):
    """The end of a scene module's first line: the pictures that need it."""
    users = [key for key, found in needed.items() if any(m == module for m, _ in found) or module == key[0]]
    # The steps around Blender belong to all of them.
    if len(users) in (0, len(needed)):
        return 'For every picture.'
    eras = sorted({era for era, _ in users})
    return 'For ' + '; '.join(f"{era} {', '.join(str(view) for name, view in users if name == era)}" for era in eras) + '.'


def check(folder, wanted):
    """The problems of one folder's scripts."""
    scripts = Scripts(folder)
    start = [r for module, node in scripts.entries() for r in scripts.references(module, node)]
    # unittest finds its classes automatically.
    start += [key for key in scripts.defined if key[0].startswith('test_')]
    unused = sorted(set(scripts.defined) - scripts.reached(start))
    yield from sorted(set(scripts.missing))
    yield from (f'nothing needs {name} of {module}' for module, name in unused if not name.startswith('__'))
    for module, ending in wanted(scripts):
        first = (ast.get_docstring(scripts.trees[module]) or '').split('\n')[0]
        if not first.endswith(' ' + ending):
            yield f'the first line of {module} does not end with "{ending}"'
    yield from imports(folder, scripts.trees)


def imports(folder, trees):
    """Imports every module, with stand-ins for Blender, OpenCV and scipy; what fails is a problem."""
    try:
        importlib.import_module('numpy')
    except ImportError:
        print('numpy is not installed, so the scripts were read and not imported.', file=sys.stderr)
        return
    for name in ('bpy', 'mathutils', 'cv2', 'scipy', 'scipy.spatial'):
        sys.modules[name] = MagicMock()
    sys.path.insert(0, folder)
    for module in sorted(trees):
        try:
            importlib.import_module(module)
        except Exception as problem:
            yield f'{module} cannot be imported: {problem!r}'
    sys.path.remove(folder)
    for module in trees:
        sys.modules.pop(module, None)


def main():
    """Check the pictures' scripts, then the tunes'."""
    sys.dont_write_bytecode = True
    scenes = lambda scripts: ((module, for_what(module, needed)) for needed in [pictures(scripts)] for module in scripts.trees)
    tunes = lambda scripts: ((module, 'For every tune.') for module in scripts.trees)
    problems = [*check(os.path.join(ART, 'scenes'), scenes), *check(os.path.join(ART, 'music'), tunes)]
    print('\n'.join(problems))
    sys.exit(bool(problems))


if __name__ == '__main__':
    main()
