import { onClickAnew } from '#web/queries/on-click-anew.ts'
import { onServer, type PageQueries } from '#web/queries/page-queries.ts'
import { completeness, countries, experiences } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { ExperiencesSection } from '../sections/experiences-section.tsx'

const queries: PageQueries = ({ me }) => [experiences(me.myId), completeness(me.myId), countries]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

export default function ExperiencesPage() {
  return (
    <PartPage part="experiences">
      <ExperiencesSection />
    </PartPage>
  )
}
