import { onClickAnew } from '#web/queries/on-click-anew.ts'
import { onServer, type PageQueries } from '#web/queries/page-queries.ts'
import { completeness, profile } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { CitizenSection } from '../sections/citizen-section.tsx'

const queries: PageQueries = ({ me }) => [profile(me.myId), completeness(me.myId)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

export default function CitizenPage() {
  return (
    <PartPage part="citizen">
      <CitizenSection />
    </PartPage>
  )
}
