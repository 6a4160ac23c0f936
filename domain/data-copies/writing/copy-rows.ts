import { z } from 'zod'
import type { Snapshot } from '#database/in-snapshot.ts'
import { unsealedJson } from '#platform/sealed-json.ts'
import type { Language } from '#platform/text/locales.ts'
import type { Part, Row, Whose } from '../parts/part.ts'
import { filePath } from './file-path.ts'

/** So many rows are held and worded at once: a hundred of what was handed in kept everybody else waiting for 80 ms. */
const atOnce = 10

export interface Copied {
  readonly snapshot: Snapshot
  readonly whose: Whose
  readonly language: Language
}

/** The rows of a part as they stand in the copy, some at a time: opened where they are sealed, and in words. */
export async function* copyRows(part: Part, { snapshot, whose, language }: Copied): AsyncGenerator<readonly Row[]> {
  for await (const found of snapshot.some<{ row: Row }>(part.rows(whose, language), atOnce)) {
    const rows = found.map(({ row }) => opened(part, row, language))
    yield await part.word(snapshot.db, language, rows)
  }
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
