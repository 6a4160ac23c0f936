import { onClickAnew } from '#web/queries/on-click-anew.ts'
import { onServer, type PageQueries } from '#web/queries/page-queries.ts'
import { completeness, countries, profile } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { LocationSection } from '../sections/location-section.tsx'

const queries: PageQueries = ({ me }) => [profile(me.myId), completeness(me.myId), countries]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

export default function LocationPage() {
  return (
    <PartPage part="location">
      <LocationSection />
    </PartPage>
  )
}
