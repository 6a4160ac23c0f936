import { ExternalLink, Pencil } from 'lucide-react'
import { listAdvertisements } from '#contract/listings/listings.ts'
import { companyAddress } from '#platform/text/public-addresses.ts'
import { PageHead } from '../../page/page-head.tsx'
import { CompanyPage } from '../../public/company/company-page.tsx'
import { query } from '../../queries/answers.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { company } from '../profile/own-page.ts'
import styles from './page.module.css'

const open = (companyId: string) => query(listAdvertisements, { companyId: [companyId], pageSize: 50 })
const past = (companyId: string) =>
  query(listAdvertisements, { companyId: [companyId], state: 'Closed', sort: 'newest', pageSize: 5 })

const queries: PageQueries = ({ me }) => [company(me.myId), open(me.myId), past(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** A preview of the organization's page, rendered by the public page's component. */
export default function PreviewPage() {
  const t = useTexts('org_dashboard')
  const { myId, role, isSuspended } = useMe()
  const shown = useAnswer(company(myId))
  const { items: forms } = useAnswer(open(myId))
  const { items: old } = useAnswer(past(myId))
  // The public page only exists once it has content.
  const isPublic = shown.exp !== '' || shown.photo !== null || forms.length + old.length > 0
  return (
    <>
      <PageHead title={`${t('preview.title')} · Köprü`} />
      <div className={styles.bar}>
        <Container className={styles.row}>
          <p>{isPublic ? t('preview.lead') : t('preview.hidden')}</p>
          {role.userType.name === 'Root' && !isSuspended && (
            <ButtonLink to="/organizations-dashboard/settings/profile" size="small" icon={<Pencil />}>
              {t('ui.edit')}
            </ButtonLink>
          )}
          {isPublic && (
            <ButtonLink to={companyAddress(shown)} size="small" variant="quiet" icon={<ExternalLink />}>
              {t('preview.open')}
            </ButtonLink>
          )}
        </Container>
      </div>
      <CompanyPage company={shown} forms={forms} past={old} />
    </>
  )
}
