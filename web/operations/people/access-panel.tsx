import { KeyRound, LogOut, MailCheck } from 'lucide-react'
import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import {
  endSessionsFor,
  type findAccess,
  removeSecondFactorsFor,
  sendVerificationFor,
} from '#contract/operations/people.ts'
import { formatDate, istanbulDay } from '#platform/text/dates.ts'
import { LazyDatePicker } from '#web/organization/lazy-date-pickers.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { ActDialog } from '../act-dialog.tsx'
import styles from '../operations.module.css'

type Access = NonNullable<Output<typeof findAccess>['access']>

interface AccessPanelProps {
  readonly email: string
  readonly access: Access
  readonly onChange: (access: Access) => void
}

/** How one account signs in, and acts that help its owner. */
export function AccessPanel({ email, access, onChange }: AccessPanelProps) {
  const t = useTexts('operations')
  const language = useLanguage()
  const [asked, ask] = useState<'verification' | 'signOut' | 'factors'>()
  const { accountId, secondFactors, verified, sessions } = access
  const ways = [
    ...(secondFactors.authenticator ? [t('people.factor', { factor: 'authenticator' })] : []),
    ...(secondFactors.passkeys > 0 ? [t('people.factor', { factor: 'passkeys' })] : []),
    ...(secondFactors.sms ? [t('people.factor', { factor: 'sms' })] : []),
  ]
  const close = () => ask(undefined)
  return (
    <Card as="section" aria-labelledby="access" className={classes(styles.card, styles.narrow)}>
      <h2 id="access" className={styles.title}>
        {email}
      </h2>
      <DescriptionList
        items={[
          { term: t('people.kind'), detail: t('people.kindName', { kind: access.kind }) },
          { term: t('people.since'), detail: formatDate(access.createdAt, language) },
          { term: t('people.address'), detail: t('people.verified', { verified: verified ? 'yes' : 'no' }) },
          { term: t('people.password'), detail: t('people.has', { has: access.hasPassword ? 'yes' : 'no' }) },
          { term: t('people.factors'), detail: ways.length > 0 ? ways.join(', ') : t('people.factors.none') },
          { term: t('people.sessions'), detail: sessions },
        ]}
      />
      <Cluster>
        {!verified && (
          <Button icon={<MailCheck />} onClick={() => ask('verification')}>
            {t('people.verify')}
          </Button>
        )}
        {sessions > 0 && (
          <Button icon={<LogOut />} onClick={() => ask('signOut')}>
            {t('people.signOut')}
          </Button>
        )}
        {ways.length > 0 && (
          <Button icon={<KeyRound />} onClick={() => ask('factors')}>
            {t('people.unprotect')}
          </Button>
        )}
      </Cluster>
      {asked === 'verification' && (
        <ActDialog
          title={t('people.verify')}
          lead={<p>{t('people.verify.lead', { email })}</p>}
          submit={t('people.verify.submit')}
          done={t('people.verify.done')}
          onClose={close}
          act={async (reason) => onChange(await askInBrowser(sendVerificationFor, { accountId, reason }))}
        />
      )}
      {asked === 'signOut' && (
        <ActDialog
          title={t('people.signOut')}
          lead={<p>{t('people.signOut.lead', { count: sessions })}</p>}
          submit={t('people.signOut')}
          done={t('people.signOut.done')}
          isDangerous
          onClose={close}
          act={async (reason) => onChange(await askInBrowser(endSessionsFor, { accountId, reason }))}
        />
      )}
      {asked === 'factors' && <UnprotectDialog accountId={accountId} onChange={onChange} onClose={close} />}
    </Card>
  )
}

interface UnprotectDialogProps extends Pick<AccessPanelProps, 'onChange'> {
  readonly accountId: string
  readonly onClose: () => void
}

/** Removes the second factor, only after a written request, whose date is recorded. */
function UnprotectDialog({ accountId, onChange, onClose }: UnprotectDialogProps) {
  const t = useTexts('operations')
  const [requestedOn, setRequestedOn] = useState<string | null>(null)
  return (
    <ActDialog
      title={t('people.unprotect')}
      lead={<p>{t('people.unprotect.lead')}</p>}
      submit={t('people.unprotect')}
      done={t('people.unprotect.done')}
      isDangerous
      canSubmit={requestedOn !== null}
      onClose={onClose}
      act={async (reason) =>
        requestedOn && onChange(await askInBrowser(removeSecondFactorsFor, { accountId, reason, requestedOn }))
      }
    >
      {(lacks) => (
        <LazyDatePicker
          label={t('people.requestedOn')}
          error={lacks(requestedOn === null)}
          value={requestedOn}
          max={istanbulDay(new Date())}
          onChange={setRequestedOn}
        />
      )}
    </ActDialog>
  )
}
