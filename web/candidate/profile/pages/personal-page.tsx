import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader } from '#web/queries/page-queries.ts'
import { completeness, countries, profile } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { PersonalSection } from '../sections/personal-section.tsx'

const queries: PageQueries = ({ me }) => [profile(me.myId), completeness(me.myId), countries]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

export default function PersonalPage() {
  return (
    <PartPage part="personal">
      <PersonalSection />
    </PartPage>
  )
}
