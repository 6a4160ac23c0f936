import { expect, test } from 'vitest'
import { importCircles, importedBy } from './import-circles.ts'

const circlesOf = (texts: Readonly<Record<string, string>>) =>
  importCircles(new Map(Object.entries(texts).map(([file, text]) => [file, importedBy(file, text)])))

test('a file imports modules by name, alone, late, again exported, and for their types', () => {
  const text = [
    "import { z } from 'zod'",
    "import {\n  type Row,\n  rowsOf,\n} from './rows.ts'",
    "import type { Place } from '#web/place.tsx'",
    "import '../page.css'",
    "export { label } from './label.ts'",
    "const load = () => import('./dialog.tsx')",
  ].join('\n')
  expect(importedBy('web/list/page.tsx', text)).toEqual([
    'web/list/zod',
    'web/list/rows.ts',
    'web/place.tsx',
    'web/page.css',
    'web/list/label.ts',
    'web/list/dialog.tsx',
  ])
})

test('two folders that import each other are a circle, however deep they lie and whichever files do', () => {
  expect(
    circlesOf({
      'web/desk/review/list/page.tsx': "import { Part } from '../results/deep/part.tsx'",
      'web/desk/review/results/deep/part.tsx': '',
      'web/desk/review/results/page.tsx': "import { Row } from '#web/desk/review/list/row.tsx'",
      'web/desk/review/list/row.tsx': '',
    }),
  ).toEqual([
    'Inside web/desk/review/ there is a circle of imports: list → results → list. web/desk/review/list/page.tsx imports web/desk/review/results/deep/part.tsx, web/desk/review/results/page.tsx imports web/desk/review/list/row.tsx.',
  ])
})

test('files make a circle as folders do, a file with a folder too, and an import of a type is one of its steps', () => {
  expect(
    circlesOf({
      'domain/forms/menu.ts': "const load = () => import('./opened.ts')",
      'domain/forms/opened.ts': "import type { Props } from './menu.ts'",
      'api/calls/answer.ts': "import { rows } from './rows/rows.ts'",
      'api/calls/rows/rows.ts': "import { answer } from '../answer.ts'",
    }),
  ).toEqual([
    'Inside domain/forms/ there is a circle of imports: menu.ts → opened.ts → menu.ts. domain/forms/menu.ts imports domain/forms/opened.ts, domain/forms/opened.ts imports domain/forms/menu.ts.',
    'Inside api/calls/ there is a circle of imports: answer.ts → rows → answer.ts. api/calls/answer.ts imports api/calls/rows/rows.ts, api/calls/rows/rows.ts imports api/calls/answer.ts.',
  ])
})

test('imports in one direction make no circle, nor do those of a folder with itself and between top folders', () => {
  expect(
    circlesOf({
      'web/list/page.tsx': "import { Row } from './row.tsx'\nimport { ask } from '../ask.ts'",
      'web/list/row.tsx': "import { ask } from '../ask.ts'",
      'web/ask.ts': '',
      'scripts/build.ts': "import { server } from '../tests/server.ts'",
      'tests/server.ts': "import { build } from '../scripts/build.ts'",
    }),
  ).toEqual([])
})
