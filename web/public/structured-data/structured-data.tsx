import type { Thing } from './thing.ts'

/** Structured data of the page: a data block that browsers do not execute. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json">{writeThings(things)}</script>
}

/** JSON escaped so that it cannot close its script element. */
export function writeThings(things: readonly Thing[]): string {
  const [only] = things
  const written = { '@context': 'https://schema.org', ...(things.length === 1 ? only : { '@graph': things }) }
  return JSON.stringify(written).replace(/</g, '\\u003c')
}
