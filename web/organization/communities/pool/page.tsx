import { useParams } from 'react-router'
import type { PoolForm } from '#contract/communities/form-invitations.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import cards from '../../card-list.module.css'
import { formsAddress } from '../../form-addresses.ts'
import { communityAddress, poolFormsOf } from '../communities-of.ts'
import styles from '../one/one.module.css'

const queries: PageQueries = ({ me, params }) => [poolFormsOf(me.myId, idIn(params.communityId))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The community as a talent pool: forms that members can be invited to, and the results of past invitations. */
export default function PoolPage() {
  const t = useTexts('org_communities')
  const { communityId = '' } = useParams()
  const { items } = useAnswer(poolFormsOf(useMe().myId, communityId))
  return (
    <>
      <p className={cards.lead}>{t('pool.lead')}</p>
      {items.length === 0 ? (
        <EmptyState title={t('pool.empty')} action={<ButtonLink to={formsAddress}>{t('pool.toForms')}</ButtonLink>}>
          {t('pool.empty.detail')}
        </EmptyState>
      ) : (
        <>
          <div>
            <ButtonLink to={communityAddress(communityId)}>{t('pool.toMembers')}</ButtonLink>
          </div>
          <ul className={cards.list}>
            {items.map((form) => (
              <FormItem key={form.formId} communityId={communityId} form={form} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function FormItem({ communityId, form }: { communityId: string; form: PoolForm }) {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const { formId, title, isOpen, closesAt, invited, applied } = form
  const date = closesAt === null ? '' : formatDate(closesAt, language)
  return (
    <Card as="li" className={styles.item}>
      <div>
        <h2 className={styles.formTitle}>{title}</h2>
        <p className={styles.quiet}>{t('pool.state', { isOpen: String(isOpen), date })}</p>
      </div>
      <p>
        {invited === 0 && t('pool.noneYet')}
        {invited > 0 &&
          (applied === null ? t('pool.invited', { count: invited }) : t('pool.applied', { invited, applied }))}
      </p>
      {invited > 0 && (
        <div>
          <ButtonLink
            size="small"
            to={`${communityAddress(communityId)}?invitedTo=${formId}`}
            aria-label={t('pool.see.of', { title })}
          >
            {t('pool.see')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
