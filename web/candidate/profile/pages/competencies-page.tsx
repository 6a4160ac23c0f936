import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader } from '#web/queries/page-queries.ts'
import { competencies, completeness } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { CompetenciesSection } from '../sections/competencies-section.tsx'

const queries: PageQueries = ({ me }) => [competencies(me.myId), completeness(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

export default function CompetenciesPage() {
  return (
    <PartPage part="competencies">
      <CompetenciesSection />
    </PartPage>
  )
}
