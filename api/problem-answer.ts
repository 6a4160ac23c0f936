import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller, Person } from '#contract/caller.ts'
import { mostErrors, type Problem, type ProblemCode, ProblemError, problem } from '#contract/problems.ts'
import { isDiskFull, noteDiskFull } from '#platform/disk-full.ts'
import { StoreUnavailable } from '#platform/files/store-unavailable.ts'
import { QueueFull } from '#platform/limited.ts'
import { acceptedLanguage } from '#platform/text/accept-language.ts'
import { waitOf } from '#platform/text/wait-of.ts'
import { translate } from '#platform/texts.ts'
import { isBusyDatabase } from './busy-database.ts'
import { isNavigation, languageOfPage, sendProblemPage } from './serving/problem-page.ts'
import { isOfCompany } from './session.ts'
import { sizeInWords } from './size-in-words.ts'

/** Answers any error of a request as a problem in the caller's language. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = asProblem(error, request)
  if (known.status >= 500 && !ofOthers.has(known.code)) request.log.error({ err: error, id: request.id }, 'failed')
  else if (known !== error && known.code === 'server.busy') request.log.warn({ err: error, id: request.id }, 'busy')
  if (known.code === 'server.full') noteDiskFull()
  const wait = waitFor[known.code]
  if (wait) reply.header('retry-after', wait)
  if (known.status === 429) reply.header('retry-after', String(known.values.seconds))
  reply.code(known.status).header('cache-control', 'no-store')
  if (isNavigation(request)) {
    const language = languageOfPage(request)
    return sendProblemPage(reply, wordProblem(known, { ...readerOf(request), language }), language)
  }
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(worded(known, request)))
}

/** Retry-After in seconds. */
const waitFor: Readonly<Partial<Record<ProblemCode, string>>> = {
  'server.busy': '2',
  'server.full': '30',
  'request.underWay': '1',
}

/** Caused by overload or by an unreachable provider, so not logged as errors. */
const ofOthers: ReadonlySet<ProblemCode> = new Set(['server.busy', 'google.unreachable'])

/**
 * A sentence that lacks one of its values is a bug; the answer then has the type of the problem without the sentence.
 */
function worded(known: ProblemError, request: FastifyRequest): Problem {
  try {
    return wordProblem(known, readerOf(request))
  } catch (error) {
    request.log.error({ err: error, id: request.id }, 'a problem could not be worded')
    const { title, detail } = wordProblem(problem('server.failed'), readerOf(request))
    const { status, code } = known
    return { type: `/api/docs#${code}`, title, status, detail, code, requestId: request.id }
  }
}

/** The reader of a problem: the language, and the kind of account for the form of address. */
type Reader = Pick<Caller, 'language' | 'requestId'> & { readonly person?: Pick<Person, 'kind'> }

const readerOf = (request: FastifyRequest): Reader => ({
  language: acceptedLanguage(request.headers['accept-language']),
  requestId: request.id,
  ...(isOfCompany(request) && { person: { kind: 'Company' } }),
})

export function wordProblem(known: ProblemError, reader: Reader): Problem {
  const { language, requestId } = reader
  return {
    type: `/api/docs#${known.code}`,
    title: translate(language, `problems.${known.code}.title`, known.values),
    status: known.status,
    detail: translate(language, detailKey(known.code, reader), { ...known.values, ...waitIn(known) }),
    code: known.code,
    ...(known.errors ? { errors: known.errors.slice(0, mostErrors), errorCount: known.errors.length } : {}),
    ...(known.status === 429 ? { seconds: Number(known.values.seconds) } : {}),
    ...known.extensions,
    requestId,
  }
}

/** The waiting time in the sentence of a temporary problem. */
const waitIn = ({ status, values }: ProblemError) => (status === 429 ? waitOf(Number(values.seconds)) : {})

/** Problems whose sentence addresses candidates informally (sen), with the formal ones (siz) for organizations. */
const toCompanies: Partial<Record<ProblemCode, string>> = {
  'accounts.wrongCode': 'form.company.wrongCode',
  'accounts.wrongLink': 'form.company.wrongLink',
  'accounts.tooManyTries': 'form.company.tooManyTries',
  'accounts.wrongPassword': 'form.company.wrongPassword',
  'secondFactors.wrongPasskey': 'form.company.wrongPasskey',
  'secondFactors.wrongAppCode': 'form.company.wrongAppCode',
  'secondFactors.wrongRecoveryCode': 'form.company.wrongRecoveryCode',
  'accounts.signInNeeded': 'form.company.signInNeeded',
  'request.underWay': 'form.company.underWay',
  'request.answerLost': 'form.company.answerLost',
  'server.failed': 'form.company.failed',
  'server.busy': 'form.company.busy',
  'server.full': 'form.company.full',
  'accounts.notFound': 'form.company.notFound',
  'secondFactors.authenticatorOn': 'form.company.authenticatorOn',
  'secondFactors.tooManyPasskeys': 'form.company.tooManyPasskeys',
  'secondFactors.noneOn': 'form.company.noneOn',
  'files.linkExpired': 'form.company.linkExpired',
  'files.notUploaded': 'form.company.notUploaded',
  'files.tooManyPixels': 'form.company.tooManyPixels',
  'files.damaged': 'form.company.damaged',
  'uploads.tooMany': 'form.company.tooManyUploads',
  'accounts.otherWay': 'form.company.otherWay',
  'accounts.smsUnreachable': 'form.company.smsUnreachable',
  'accounts.gsmNeeded': 'form.company.gsmNeeded',
  'accounts.smsOff': 'form.company.smsOff',
  'accounts.twoFactorOn': 'form.company.twoFactorOn',
  'accounts.confirmationNeeded': 'form.company.confirmationNeeded',
  'accounts.lastWayIn': 'form.company.lastWayIn',
}

const detailKey = (code: ProblemCode, { person }: Reader) =>
  (person?.kind === 'Company' ? toCompanies[code] : undefined) ?? `problems.${code}.detail`

// Fastify's own refusals before a handler runs, mapped to our codes.
const codesOfFastify: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.wrongType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.brokenJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.brokenJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.brokenJson',
  FST_ERR_BAD_URL: 'request.unknownPath',
  FST_ERR_MAX_PARAM_LENGTH: 'request.unknownPath',
}

function asProblem(error: unknown, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const code = codesOfFastify[error.code]
    if (code) return problem(code, { limit: sizeInWords(request.routeOptions.bodyLimit), type: typeTakenBy(request) })
  }
  if (isDiskFull(error)) return problem('server.full')
  if (isBusyDatabase(error) || error instanceof StoreUnavailable || error instanceof QueueFull)
    return problem('server.busy')
  return isClientsFault(error) ? problem('request.brokenJson') : problem('server.failed')
}

/** Calls accept JSON; pages that accept forms say so in the configuration of their routes. */
function typeTakenBy({ routeOptions: { config } }: FastifyRequest): string {
  return 'takes' in config && typeof config.takes === 'string' ? config.takes : 'application/json'
}

/** A truncated body, or another refusal of Fastify's. */
function isClientsFault(error: unknown) {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
}
