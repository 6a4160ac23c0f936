import { onClickAnew } from '#web/queries/on-click-anew.ts'
import { onServer, type PageQueries } from '#web/queries/page-queries.ts'
import { competencies, completeness } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { CompetenciesSection } from '../sections/competencies-section.tsx'

const queries: PageQueries = ({ me }) => [competencies(me.myId), completeness(me.myId)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

export default function CompetenciesPage() {
  return (
    <PartPage part="competencies">
      <CompetenciesSection />
    </PartPage>
  )
}
