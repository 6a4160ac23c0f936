import { useState } from 'react'
import { giveBankInfo, type readBankInfo } from '#contract/bank-infos.ts'
import type { Output } from '#contract/call.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useMe } from '#web/session/store.ts'
import { accountText } from '#web/texts/account-text.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Due } from '../../due.tsx'
import { type Give, OtherAccount, OtherOwner } from './other-account.tsx'

type Answer = Output<typeof readBankInfo>
type BankInfo = Answer['items'][number]

interface AskedAccountProps {
  readonly applicationId: string
  readonly info: BankInfo
  readonly profile: Answer['profile']
  readonly onDone?: () => void
}

/** One request for bank details, and both ways to answer it. */
export function AskedAccount({ applicationId, info, profile, onDone }: AskedAccountProps) {
  const t = useTexts('student_apps')
  // The profile's account is only offered if it differs from the one already given.
  const isOffered = profile !== null && profile.masked !== info.given?.masked
  const [isOther, setOther] = useState(!isOffered)
  const { give, confirming, confirm } = useGiving(applicationId, info.id, onDone)
  return (
    <Stack>
      {info.note !== '' && <p>{info.note}</p>}
      {info.dueAt !== null && info.given === null && <Due kind="bankInfo" at={info.dueAt} />}
      {profile && !isOther && (
        <>
          <p>
            {t('bank.profile', {
              masked: accountText(profile.masked),
              owner: profile.owner,
              bankName: profile.bankName ?? '',
            })}
          </p>
          <OtherOwner owner={profile.owner} />
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

function useGiving(applicationId: string, bankInfoId: string, onDone: (() => void) | undefined) {
  const candidateId = useMe().myId
  const give: Give = async (given) => {
    await askInBrowser(giveBankInfo, { candidateId, id: applicationId, bankInfoId, ...given })
    await invalidate('bankInfos')
    onDone?.()
    // The form is unmounted, so the section takes the focus.
    document.getElementById('bank')?.focus()
  }
  const { act, busy } = useAct({ showsProblemInDialog: true })
  return { give, confirming: busy, confirm: () => void act(() => give({})) }
}
