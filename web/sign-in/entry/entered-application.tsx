import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Output } from '#contract/call.ts'
import { type readEntryInvitation, removeEntry, takeOverEntry } from '#contract/entries/entry-invitation.ts'
import { formatDate } from '#platform/text/dates.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { addresses, kindOf } from '../../session/account-kind.ts'
import { useSession } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { DescriptionList } from '../../ui/data/description-list.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Column } from '../column.tsx'
import { entryAddress } from './invitation-of.ts'

type Invitation = Output<typeof readEntryInvitation>

interface EnteredApplicationProps {
  readonly token: string
  readonly companyName: string
  readonly form: NonNullable<Invitation['form']>
  readonly entered: NonNullable<Invitation['entered']>
  /** Null while the person takes part: nothing is removed by time then. */
  readonly expiresAt: string | null
  readonly onRemoved: () => void
}

/** What was entered, on which ground, and the two things that the person can do: take it over, or be removed. */
export function EnteredApplication(props: EnteredApplicationProps) {
  const { token, companyName, form, entered, expiresAt, onRemoved } = props
  const t = useTexts('logins')
  const language = useLanguage()
  const [asks, setAsks] = useState(false)
  const { act, busy, failed } = useAct()
  const { name, surname, email, phone, education, at, ground, birthDate, gender, nationality, city, answers } = entered
  return (
    <Column
      title={expiresAt === null ? t('entry.participant.title', { companyName }) : t('entry.title', { companyName })}
      lead={
        expiresAt === null
          ? t('entry.participant.lead', { title: form.title })
          : t('entry.lead', { companyName, title: form.title })
      }
      foot={<Link to={form.address}>{t('entry.listing')}</Link>}
    >
      <DescriptionList
        items={[
          { term: t('entry.name'), detail: `${name} ${surname}` },
          { term: t('entry.email'), detail: email },
          ...(phone ? [{ term: t('entry.phone'), detail: phoneText(phone) }] : []),
          ...(birthDate ? [{ term: t('label.birthDate'), detail: formatDate(birthDate, language) }] : []),
          ...(gender ? [{ term: t('label.gender'), detail: t('entry.gender.name', { gender }) }] : []),
          ...(nationality ? [{ term: t('label.nationality'), detail: nationality }] : []),
          ...(city ? [{ term: t('label.city'), detail: city }] : []),
          ...(education ? [{ term: t('entry.education'), detail: education }] : []),
          ...answers.map(({ label, text }) => ({ term: label, detail: text })),
          { term: t('entry.at'), detail: formatDate(at, language) },
          { term: t('entry.ground'), detail: t('entry.ground.name', { ground }) },
        ]}
      />
      <p>
        {expiresAt === null
          ? t('entry.kept')
          : t('entry.until', { date: formatDate(expiresAt, language), companyName })}
      </p>
      <FailedNotice failed={failed} />
      <Stack gap={4}>
        <TakeOver token={token} />
        <Button variant="quiet" size="large" wide onClick={() => setAsks(true)}>
          {t('entry.remove')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asks}
        title={t('entry.remove.title')}
        tone="danger"
        detail={t('entry.remove.detail', { companyName })}
        confirmText={t('entry.remove.confirm')}
        loading={busy}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          void act(() => askInBrowser(removeEntry, { token }), onRemoved).then(() => setAsks(false))
        }}
      />
    </Column>
  )
}

/** A signed-in candidate confirms; others sign up or in first, and return here. */
function TakeOver({ token }: { token: string }) {
  const t = useTexts('logins')
  const me = useSession()
  const navigate = useNavigate()
  const { act, busy, failed } = useAct()
  if (me && kindOf(me) !== 'Candidate') return <Notice tone="warning">{t('entry.company')}</Notice>
  if (!me) {
    const way = new URLSearchParams({ to: entryAddress(token) })
    return (
      <>
        <ButtonLink to={`${addresses.Candidate.signUp}?${way}`} variant="primary" size="large" wide>
          {t('entry.signUp')}
        </ButtonLink>
        <ButtonLink to={`${addresses.Candidate.signIn}?${way}`} size="large" wide>
          {t('entry.signIn')}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <FailedNotice failed={failed} />
      <Button
        variant="primary"
        size="large"
        wide
        loading={busy}
        onClick={() =>
          void act(
            () => askInBrowser(takeOverEntry, { candidateId: me.myId, token }),
            ({ formId }) => navigate(`/student-dashboard/apply/${formId}`),
          )
        }
      >
        {t('entry.takeOver', { name: me.fullname })}
      </Button>
    </>
  )
}
