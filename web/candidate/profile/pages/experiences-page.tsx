import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader } from '#web/queries/page-queries.ts'
import { completeness, countries, experiences } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { ExperiencesSection } from '../sections/experiences-section.tsx'

const queries: PageQueries = ({ me }) => [experiences(me.myId), completeness(me.myId), countries]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

export default function ExperiencesPage() {
  return (
    <PartPage part="experiences">
      <ExperiencesSection />
    </PartPage>
  )
}
