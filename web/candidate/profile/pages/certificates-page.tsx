import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader } from '#web/queries/page-queries.ts'
import { certificates, completeness } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { CertificatesSection } from '../sections/certificates-section.tsx'

const queries: PageQueries = ({ me }) => [certificates(me.myId), completeness(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

export default function CertificatesPage() {
  return (
    <PartPage part="certificates">
      <CertificatesSection />
    </PartPage>
  )
}
