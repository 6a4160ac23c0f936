import { listUniversities } from '#contract/data.ts'
import { query } from '../../answers.ts'
import type { PageHandle } from '../../page-handle.ts'
import { PageHead } from '../../page-head.tsx'
import { onClick, onServer, type PageQueries } from '../../page-queries.ts'
import { useTexts } from '../../texts.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { searchOf, UniversitySearch } from './university-search.tsx'

export const handle: PageHandle = { document: { seconds: 300, tags: ['reference', 'landing'] } }

export const queries: PageQueries = ({ search }) => [query(listUniversities, searchOf(search))]
export const loader = onServer(queries)
export const clientLoader = onClick(queries)

export default function LandingPage() {
  const t = useTexts('landing')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} address="/" />
      <Hero />
      <HowItWorks />
      <UniversitySearch />
    </>
  )
}
