import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Application, finalizeApplication } from '#contract/applying/applications.ts'
import type { FieldError } from '#contract/problems.ts'
import { AskError } from '#web/ask.ts'
import type { Failed } from '#web/forms/use-checked-form.ts'
import { withRetries } from '#web/loading/with-retries.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { applyAddress } from '../../apply-step.ts'
import { formToApply } from '../apply-queries.ts'
import { isShut } from '../frame/other-listings.tsx'
import { useApply } from '../use-apply.ts'
import { useExplicit } from './use-explicit.ts'

/** Pauses between retries in milliseconds, half a minute in all: enough for a tunnel, and within the grace period. */
const pauses = [500, 1000, 2000, 4000, 8000, 15_000]

type Phase = 'idle' | 'sending' | 'again'

/**
 * Submits the application. The answer may be lost, so the request is retried with the same key: the server counts it
 * once.
 */
export function useFinalize(lacks: readonly FieldError[]) {
  const t = useTexts('student_apps')
  const { myId } = useMe()
  const { form, application, autosave } = useApply()
  const answers = useQueryClient()
  const navigate = useNavigate()
  const [phase, setPhase] = useState<Phase>('idle')
  const [problems, setProblems] = useState<readonly FieldError[]>([])
  const [failed, setFailed] = useState<Failed>()
  const [consents, setConsents] = useState<readonly string[]>([])
  const explicit = useExplicit()
  const { formId } = form.listing
  const { key: queryKey } = formToApply(myId, formId)

  async function send() {
    setProblems([])
    setFailed(undefined)
    const missing = form.consents.filter(({ text }) => text !== 'sensitive' && !consents.includes(text))
    const lacking = explicit.filter(({ key, isNeeded, isGiven }) => isNeeded && !isGiven && !consents.includes(key))
    const unread = form.texts.filter(
      ({ id, kind, required, isGiven }) => kind === 'consent' && required && !isGiven && !consents.includes(id),
    )
    if (missing.length + lacking.length + unread.length > 0)
      return setProblems([
        ...lacks,
        ...unread.map(({ id, title }) => ({ field: `consents.${id}`, message: t('apply.text.missing', { title }) })),
        ...lacking.map(({ key, kind }) => ({
          field: `consents.${key}`,
          message: t('apply.explicit.missing', { kind: t('apply.explicit.kind', { kind }) }),
        })),
        ...missing.map(({ text }) => ({ field: `consents.${text}`, message: t('apply.consent.missing', { text }) })),
      ])
    setPhase('sending')
    try {
      // The last answers must be saved before the application is handed in.
      if (!(await autosave.flush())) return setFailed({ problem: undefined })
      await arrived(await handIn())
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      await refused(error)
    } finally {
      setPhase('idle')
    }
  }

  function handIn(): Promise<Application> {
    const asked = new Set(explicit.map(({ key }) => key))
    const agreed = form.consents.filter(({ text, kind }) => {
      const key = kind ? `${text}.${kind}` : text
      return consents.includes(key) && (text !== 'sensitive' || asked.has(key))
    })
    const own = form.texts.filter(({ id }) => consents.includes(id))
    const input = {
      candidateId: myId,
      id: application.id,
      formId,
      consents: [...agreed, ...own.map(({ id, version }) => ({ text: 'formText' as const, version, formTextId: id }))],
    }
    const onAgain = () => setPhase('again')
    return withRetries((signal) => askInBrowser(finalizeApplication, input, { signal }), { pauses, onAgain })
  }

  async function refused(error: AskError) {
    const { problem } = error
    const isMisfit = problem?.code === 'applications.doesNotFit'
    // An unmet condition is no field error: the page refetches the verdict and shows it.
    const found = isMisfit ? [] : (problem?.errors ?? [])
    setProblems(found)
    if (found.length === 0) setFailed({ problem: error.problem })
    // Also after the deadline: the page refetches that nothing can be changed.
    if (problem && (isMisfit || isShut(problem))) await invalidate('formToApply')
  }

  async function arrived(next: Application) {
    answers.setQueryData(queryKey, { ...form, application: next })
    await navigate(applyAddress(formId, { step: 'done' }), { replace: true })
  }

  const agree = (text: string, isGiven: boolean) =>
    setConsents(isGiven ? [...consents, text] : consents.filter((one) => one !== text))

  /** Whether a consent was given since the refusal. */
  const isMended = (field: string) => consents.some((text) => field === `consents.${text}`)

  return { phase, problems, failed, consents, agree, isMended, send }
}
