import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader } from '#web/queries/page-queries.ts'
import { EducationGaps } from '../education/education-gaps.tsx'
import { completeness, educationCheck, educations } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { EducationsSection } from '../sections/educations-section.tsx'

const queries: PageQueries = ({ me }) => [educations(me.myId), educationCheck(me.myId), completeness(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

export default function EducationsPage() {
  return (
    <PartPage part="educations">
      <EducationGaps />
      <EducationsSection />
    </PartPage>
  )
}
