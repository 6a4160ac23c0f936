import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { listEmailInvitations, takeBackEmailInvitation } from '#contract/communities/email-invitations.ts'
import { formatDate } from '#platform/text/dates.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import styles from './one.module.css'

const step = 20

/** Invited addresses that have not joined; each invitation can be withdrawn. */
export function InvitedAddresses({ communityId }: { communityId: string }) {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const titleId = useId()
  const me = useMe()
  const companyId = me.myId
  const [shown, setShown] = useState(step)
  const input = { companyId, communityId, pageNumber: 1, pageSize: shown }
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [listEmailInvitations.path, input],
    queryFn: () => askInBrowser(listEmailInvitations, input, { quiet: true }),
    placeholderData: (before) => before,
    enabled: may(me, 'Communities', 'read'),
    meta: { isOfPage: true },
  })
  const { act, busy } = useAct({ changes: 'communities', showsProblemInDialog: true })
  const takeBack = (invitationId: string) =>
    void act(
      () => askInBrowser(takeBackEmailInvitation, { companyId, communityId, invitationId }),
      () => {
        showToast({ tone: 'success', title: t('invite.emails.takenBack') })
        focusIfLost(titleId)
      },
    )
  if (isError) return <RetryNotice onRetry={() => void refetch()}>{t('invite.emails.notListed')}</RetryNotice>
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.addresses}>
      <h3 id={titleId} tabIndex={-1}>
        {t('invite.emails.open', { count: data.total })}
      </h3>
      <ul>
        {data.items.map(({ id, email, invitedAt }) => (
          <li key={id}>
            <span className={styles.address}>{email}</span>
            <span className={styles.quiet}>{formatDate(invitedAt, language)}</span>
            <IconButton
              size="small"
              icon={<X />}
              label={t('invite.emails.takeBack', { email })}
              disabled={busy}
              onClick={() => takeBack(id)}
            />
          </li>
        ))}
      </ul>
      {data.items.length < data.total && shown < 1000 && (
        <div>
          <Button size="small" loading={isFetching} onClick={() => setShown(Math.min(1000, shown * 5))}>
            {t('invite.emails.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
