import { onClickAnew } from '#web/queries/on-click-anew.ts'
import { onServer, type PageQueries } from '#web/queries/page-queries.ts'
import { completeness, requirements } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { RequirementsSection } from '../sections/requirements-section.tsx'

const queries: PageQueries = ({ me }) => [requirements(me.myId), completeness(me.myId)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

export default function RequirementsPage() {
  return (
    <PartPage part="requirements">
      <RequirementsSection />
    </PartPage>
  )
}
