import { answers } from '#api/api.ts'
import { callPerformer } from '#api/performing/perform-call.ts'
import type { Call } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { searchApplications as searchCall } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { findAccountById } from '#domain/accounts/accounts/find-account.ts'
import { describeSession } from '#domain/accounts/accounts/sessions/describe-session.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { searchApplications } from '#domain/review/application-search/search-applications.ts'
import type { Ask } from '#web/ask.ts'
import { askInProcess } from '../start/in-process-ask.ts'
import { builtPages, configured } from './pages.ts'

interface FormIds {
  readonly companyId: string
  readonly formId: string
}

/** The page of one application as a member gets it: rendered with all that it asks for, and only what it asks for. */
export async function applicationPage(caller: Caller, ids: FormIds) {
  const { build, entry } = await builtPages()
  const pages = entry.createPages(build, 'production')
  const inProcess = askInProcess(answers, callPerformer(0))(caller)
  const account = await findAccountById(database(), signedIn(caller).accountId)
  if (!account) throw new Error('Nobody reads the page')
  const { items } = await searchApplications(caller, { ...ids, ...searchCall.body.parse({ search: 'Çağlar708' }) })
  const address = `/organizations-dashboard/forms/${ids.formId}/applications/${items[0]?.id}`
  const asked: (readonly [Call, object])[] = []
  const render = async (ask: Ask = inProcess) => {
    const { status } = await pages(new Request(configured.publicUrl + address), {
      ...configured,
      locale: 'tr',
      address,
      signedIn: true,
      who: describeSession(account),
      isBusy: false,
      ask,
    })
    if (status !== 200) throw new Error(`${address} answered ${status}`)
  }
  await render((call, input) => {
    asked.push([call, input])
    return inProcess(call, input)
  })
  return {
    render: () => render(),
    calls: () => Promise.all(asked.map(([call, input]) => inProcess(call, input as never))),
  }
}
