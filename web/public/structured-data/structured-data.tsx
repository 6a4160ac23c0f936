import type { Thing } from './thing.ts'

/** What the page is about, for programs: a block of data, which no browser runs. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json">{writeThings(things)}</script>
}

/** JSON that cannot end the script it stands in. */
export function writeThings(things: readonly Thing[]): string {
  const [only] = things
  const written = { '@context': 'https://schema.org', ...(things.length === 1 ? only : { '@graph': things }) }
  return JSON.stringify(written).replace(/</g, '\\u003c')
}
