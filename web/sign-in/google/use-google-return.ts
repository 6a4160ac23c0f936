import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { signInWithGoogle } from '#contract/accounts/google.ts'
import type { Problem } from '#contract/problems.ts'
import { basenameOf } from '#platform/text/locales.ts'
import { AskError } from '../../ask.ts'
import { usePlace } from '../../place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { forgetAttempt, type KeptAttempt, keptAttempt } from '../../session/google-attempt.ts'
import { keepingWayBack } from '../../session/way-back.ts'
import { useEnter } from '../use-enter.ts'

export type GoogleReturn =
  | { readonly is: 'asking' }
  | { readonly is: 'new'; readonly kind: AccountKind; readonly signUp: NonNullable<Problem['signUp']> }
  | { readonly is: 'cancelled' | 'lost'; readonly kind: AccountKind }
  | { readonly is: 'failed'; readonly kind: AccountKind; readonly problem: Problem | undefined }

/** Finishes what GoogleEntry began, once: a code can be used only once. */
export function useGoogleReturn(): GoogleReturn {
  const [outcome, setOutcome] = useState<GoogleReturn>({ is: 'asking' })
  const { locale } = usePlace()
  const navigate = useNavigate()
  const enter = useEnter()
  const begun = useRef(false)

  async function finish() {
    const back = new URLSearchParams(location.search)
    const kept = keptAttempt()
    if (kept && kept.locale !== locale) {
      // Google redirects to one address only; the person may have started in another language.
      location.replace(`${basenameOf(kept.locale)}/google${location.search}`)
      return
    }
    forgetAttempt()
    const to = kept?.to ?? back.get('to')
    const from = new URLSearchParams(to === null ? {} : { to })
    // Removes the code, which is used from here on, from the address and the history.
    await navigate(keepingWayBack('/google', from), { replace: true })
    const kind = kept?.kind ?? 'Candidate'
    if (back.has('error')) setOutcome({ is: 'cancelled', kind })
    else if (!kept || !back.has('code')) setOutcome({ is: 'lost', kind })
    else await ask(back, kept, from)
  }

  async function ask(back: URLSearchParams, { attempt, kind }: KeptAttempt, from: URLSearchParams) {
    const iss = back.get('iss')
    const given = { code: back.get('code') ?? '', state: back.get('state') ?? '', attempt, ...(iss && { iss }) }
    try {
      await enter(await askInBrowser(signInWithGoogle, given), from)
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      const { problem } = error
      setOutcome(problem?.signUp ? { is: 'new', kind, signUp: problem.signUp } : { is: 'failed', kind, problem })
    }
  }

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void finish()
  })

  return outcome
}
