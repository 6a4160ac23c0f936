import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader } from '#web/queries/page-queries.ts'
import { completeness, profile } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { PhotoSection } from '../sections/photo-section.tsx'

const queries: PageQueries = ({ me }) => [profile(me.myId), completeness(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

export default function PhotoPage() {
  return (
    <PartPage part="photo">
      <PhotoSection />
    </PartPage>
  )
}
