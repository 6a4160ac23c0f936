import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { importCircles, importedBy } from './checking/import-circles.ts'
import { olderSnapshots } from './checking/older-snapshots.ts'
import { unappliedFunctions } from './checking/unapplied-functions.ts'

// Rules that no linter knows: files and folders side by side do not import each other in a circle, at any depth and for
// types neither, a wing of domain/ imports only wings below it, a folder holds few files, of the schema's snapshots only
// the last is kept, and every function of database/functions is applied by a migration.

// The wings of domain/, lowest first: a wing imports only wings below it.
const wings = [
  'ground',
  'accounts',
  'credits',
  'candidates',
  'forms',
  'applying',
  'review',
  'award',
  'communities',
  'desk',
  'privacy',
  'own-account',
  'operations',
]

const mostFiles = 30

// The folders and files of web/ in rows, lowest first: each imports only from its own row and the rows before it.
const webRows = [
  ['ask.ts', 'place.tsx', 'texts', 'session', 'enhance'],
  ['ui'],
  ['loading', 'uploads', 'dialogs'],
  ['listing', 'map', 'rich-text', 'picture-crop', 'file-viewer'],
  ['queries'],
  ['page', 'forms', 'questions', 'unsaved'],
  ['session-lifecycle', 'settings', 'confirmation', 'news'],
  ['shell', 'private'],
  ['sign-in', 'candidate'],
  ['public'],
  ['organization'],
  ['operations'],
  ['root.tsx', 'error-page.tsx', 'routes.ts', 'entry.client.tsx', 'entry.server.tsx', 'document.ts', 'dev'],
]

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
const known = new Set(files)
const imports = new Map(
  files.map((file) => [file, importedBy(file, readFileSync(file, 'utf8')).filter((target) => known.has(target))]),
)

const problems = [
  ...importCircles(imports),
  ...importsUpwards(),
  ...fullFolders(),
  ...replacedSnapshots(),
  ...unapplied(),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

/** Imports of a wing of domain/ from a wing above it, and of a folder of web/ from a row above it; of types too. */
function importsUpwards(): string[] {
  return [
    ...importsUpwardsIn('domain', (folder) => wings.indexOf(folder)),
    ...importsUpwardsIn('web', (folder) => webRows.findIndex((row) => row.includes(folder))),
  ]
}

function importsUpwardsIn(root: string, heightOf: (folder: string) => number): string[] {
  const folderOf = (file: string) => file.split('/')[1] ?? ''
  const inside = files.filter((file) => file.startsWith(`${root}/`))
  const unknown = [...new Set(inside.map(folderOf))].filter((folder) => heightOf(folder) < 0)
  const upwards = inside.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter((target) => target.startsWith(`${root}/`) && heightOf(folderOf(target)) > heightOf(folderOf(file)))
      .map((target) => `${file} imports ${target}, which lies above it.`),
  )
  return [...unknown.map((folder) => `${root}/${folder} has no place in the order of ${root}/.`), ...upwards]
}

function fullFolders(): string[] {
  const counted = Map.groupBy(files.filter(isCounted), dirname)
  return [...counted].flatMap(([folder, inside]) =>
    inside.length > mostFiles
      ? [`${folder} holds ${inside.length} files side by side; ${mostFiles} are the most.`]
      : [],
  )
}

function replacedSnapshots(): string[] {
  return olderSnapshots().map((file) => `${file} was replaced by a newer one; \`npm run db:generate\` deletes it.`)
}

function unapplied(): string[] {
  return unappliedFunctions().map((file) => `${file} is applied by no migration; \`npm run db:generate\` writes one.`)
}

function isCounted(file: string) {
  return /^(?:api|contract|database|demo|domain|platform|scripts|tests|web|worker)\//.test(file)
}
