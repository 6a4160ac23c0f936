import { z } from 'zod'
import type { Snapshot } from '#database/in-snapshot.ts'
import { unsealedJson } from '#platform/sealed-json.ts'
import type { Language } from '#platform/text/locales.ts'
import { yieldToRequests } from '#platform/yield-to-requests.ts'
import type { Part, Row, Whose } from '../parts/part.ts'
import { filePath } from './file-path.ts'

/** The most rows in memory. */
const held = 100

/** The most rows decrypted or written without yielding: a hundred submissions blocked the event loop for 80 ms. */
const atOnce = 10

export interface Copied {
  readonly snapshot: Snapshot
  readonly whose: Whose
  readonly language: Language
}

/** The rows of a part for the copy, in batches: decrypted and in words. */
export async function* copyRows(part: Part, { snapshot, whose, language }: Copied): AsyncGenerator<readonly Row[]> {
  for await (const found of snapshot.some<{ row: Row }>(part.rows(whose, language), held)) {
    const rows: Row[] = []
    for (const some of few(found)) {
      rows.push(...some.map(({ row }) => opened(part, row, language)))
      await yieldToRequests()
    }
    for (const some of few(await part.word(snapshot.db, language, rows))) {
      yield some
      await yieldToRequests()
    }
  }
}

function* few<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce)
}

function opened({ shown }: Part, row: Row, language: Language): Row {
  return Object.fromEntries(
    shown.map(({ name, kind, isSealed }) => {
      const value = row[name] ?? null
      if (isSealed) return [name, unsealedJson(z.unknown(), value as string | null)]
      return [name, kind === 'file' && isNamedFile(value) ? lyingFile(value, language) : value]
    }),
  )
}

interface NamedFile {
  readonly id: string
  readonly name: string
}

const isNamedFile = (value: unknown): value is NamedFile => typeof value === 'object' && value !== null && 'id' in value

const lyingFile = ({ id, name }: NamedFile, language: Language) => ({ name, path: filePath(language, { id, name }) })
