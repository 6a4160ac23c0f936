import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { giveBankInfo, type readBankInfo } from '#contract/candidate-requests.ts'
import { askInBrowser } from '#web/browser.ts'
import { AskForm } from '#web/forms/ask-form.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useAnswer } from '#web/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Due } from '../../due.tsx'
import { bankInfoOf } from '../queries.ts'

type Answer = Output<typeof readBankInfo>
type BankInfo = Answer['items'][number]

/** Where the organization asks to pay to: the account of the profile with one press, or another one. */
export function BankInfos({ applicationId }: { applicationId: string }) {
  const t = useTexts('student_apps')
  const { items, profile } = useAnswer(bankInfoOf(useMe().myId, applicationId))
  const shown = items.filter(({ status }) => status !== 'Cancelled')
  if (shown.length === 0) return null
  return (
    <Card as="section" aria-labelledby="bank">
      <h2 id="bank">{t('bank.title')}</h2>
      <Stack gap={5}>
        {shown.map((info) =>
          info.status === 'Open' ? (
            <Asked key={info.id} applicationId={applicationId} info={info} profile={profile} />
          ) : (
            <p key={info.id}>
              <Landmark aria-hidden />{' '}
              {info.given && t('bank.given', { masked: info.given.masked, owner: info.given.owner })}
            </p>
          ),
        )}
      </Stack>
    </Card>
  )
}

interface AskedProps {
  readonly applicationId: string
  readonly info: BankInfo
  readonly profile: Answer['profile']
}

function Asked({ applicationId, info, profile }: AskedProps) {
  const t = useTexts('student_apps')
  const [isOther, setOther] = useState(profile === null)
  const { give, confirming, confirm } = useGiving(applicationId, info.id)
  return (
    <Stack>
      {info.note !== '' && <p>{info.note}</p>}
      {info.dueAt !== null && <Due kind="bankInfo" at={info.dueAt} />}
      {profile && !isOther && (
        <>
          <p>{t('bank.profile', { masked: profile.masked, owner: profile.owner, bankName: profile.bankName ?? '' })}</p>
          <Button variant="primary" loading={confirming} onClick={confirm}>
            {t('bank.confirm')}
          </Button>
          <Button variant="quiet" onClick={() => setOther(true)}>
            {t('bank.other')}
          </Button>
        </>
      )}
      {isOther && <OtherAccount give={give} />}
    </Stack>
  )
}

const loadSchema = () => import('./schemas.ts').then(({ OtherBank }) => OtherBank)

interface Given {
  readonly bank?: { readonly iban: string; readonly owner: string }
  readonly keep?: boolean
}

function OtherAccount({ give }: { give: (given: Given) => Promise<unknown> }) {
  const t = useTexts('student_apps')
  const { fullname } = useMe()
  const asked = useAskForm(loadSchema, 'Candidate', ({ iban, owner, keep }) => give({ bank: { iban, owner }, keep }))
  return (
    <AskForm asked={asked} submit={t('bank.give')}>
      <TextInput {...asked.field('iban')} label={t('bank.iban')} autoComplete="off" inputMode="text" placeholder="TR" />
      <TextInput {...asked.field('owner')} label={t('bank.owner')} autoComplete="name" defaultValue={fullname} />
      <Checkbox {...asked.field('keep')} label={t('bank.keep')} />
    </AskForm>
  )
}

function useGiving(applicationId: string, bankInfoId: string) {
  const client = useQueryClient()
  const candidateId = useMe().myId
  async function give(given: Given) {
    await askInBrowser(giveBankInfo, { candidateId, id: applicationId, bankInfoId, ...given })
    await client.invalidateQueries()
  }
  const { mutate, isPending } = useMutation({ mutationFn: () => give({}) })
  return { give, confirming: isPending, confirm: () => mutate() }
}
