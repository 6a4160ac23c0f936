import { localeOf } from '#platform/text/locales.ts'
import { AskError } from '../ask.ts'
import { Stopped } from '../loading/with-retries.ts'
import { sessionNow } from '../session/store.ts'
import { showError } from './dialogs.ts'
import { isSilent } from './is-silent.ts'

/**
 * Reports a failed call in the server's words. Without any, a failed fetch (`isFetch`) has default words, and a failed
 * change those of a form.
 */
export function reportFailure(error: unknown, { isFetch = false } = {}) {
  if (error instanceof Stopped) return
  if (!(error instanceof AskError)) return console.error(error)
  const { call, status, problem } = error
  const failure = {
    call: `${call.method} ${call.path}`,
    status,
    code: problem?.code,
    detail: problem?.detail,
    pwdVersion: sessionNow()?.pwdVersion,
    page: localeOf(location.pathname).rest,
  }
  if (isSilent(failure)) return
  const isUnreachable = !isFetch && call.method !== 'GET'
  showError(problem ? { title: problem.title, detail: problem.detail } : { ...(isUnreachable && { isUnreachable }) })
}
