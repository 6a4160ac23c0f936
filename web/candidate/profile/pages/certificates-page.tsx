import { onClickAnew } from '#web/queries/on-click-anew.ts'
import { onServer, type PageQueries } from '#web/queries/page-queries.ts'
import { certificates, completeness } from '../own-profile.ts'
import { PartPage } from '../part-page.tsx'
import { CertificatesSection } from '../sections/certificates-section.tsx'

const queries: PageQueries = ({ me }) => [certificates(me.myId), completeness(me.myId)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

export default function CertificatesPage() {
  return (
    <PartPage part="certificates">
      <CertificatesSection />
    </PartPage>
  )
}
