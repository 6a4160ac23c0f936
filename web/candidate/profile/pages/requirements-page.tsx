import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader } from '#web/queries/page-queries.ts'
import { completeness, requirements } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { RequirementsSection } from '../sections/requirements-section.tsx'

const queries: PageQueries = ({ me }) => [requirements(me.myId), completeness(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

export default function RequirementsPage() {
  return (
    <PartPage part="requirements">
      <RequirementsSection />
    </PartPage>
  )
}
