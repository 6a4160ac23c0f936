import { onClickAnew } from '#web/queries/on-click-anew.ts'
import { onServer, type PageQueries } from '#web/queries/page-queries.ts'
import { completeness, countries, profile } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { PersonalSection } from '../sections/personal-section.tsx'

const queries: PageQueries = ({ me }) => [profile(me.myId), completeness(me.myId), countries]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

export default function PersonalPage() {
  return (
    <PartPage part="personal">
      <PersonalSection />
    </PartPage>
  )
}
