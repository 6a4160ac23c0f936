import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { collectSchemas, type Schema } from '#contract/openapi/openapi-schemas.ts'
import { whole } from './hostile.ts'

// Builds requests for tests that walk all calls.

export type Part = Record<string, unknown>

const { input, components } = collectSchemas()

const schemaOf = (part: z.ZodObject | undefined): Schema => (part ? whole(input(part), components) : {})

/** Of address, query and body. */
export const partsOf = ({ params, query, body }: Call) => [params, query, body].map(schemaOf)

/** The first id of those that an act is meant for is one that exists, and so is what else it names. */
export function withReal(body: Part, things: Part): Part {
  const { appId, participantId, memberId, broughtFileId, announcementId, addedTagId, openFormId, handedInFile } = things
  const named = {
    applicationIds: appId,
    participantIds: participantId,
    add: addedTagId,
    candidateIds: memberId,
    files: broughtFileId,
    ids: announcementId,
  }
  const real = Object.entries(named).flatMap(([key, id]) => {
    const { [key]: ids } = body
    return id !== undefined && Array.isArray(ids) && typeof ids[0] === 'string' ? [[key, [id, ...ids.slice(1)]]] : []
  })
  const { uploadId, ...rest } = body
  return {
    ...(handedInFile !== undefined && typeof uploadId === 'string' ? { ...rest, file: handedInFile } : body),
    ...Object.fromEntries(real),
    ...(openFormId !== undefined && typeof body.formId === 'string' && { formId: openFormId }),
  }
}

export function addressWith({ path }: Call, params: Record<string, unknown>, query: Record<string, unknown>) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(inPath(written(params[name] ?? 1))))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, written(item))
  }
  return search.size > 0 ? `/api${filled}?${search}` : `/api${filled}`
}

/** A segment of one or two dots would be resolved before sending, and so make another call. */
const inPath = (segment: string) => segment.replace(/^\.{1,2}$/, '...')

// Half a surrogate pair cannot be written into an address at all.
const written = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
