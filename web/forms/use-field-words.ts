import type { AccountKind } from '#contract/accounts/accounts.ts'
import { useTexts } from '../texts/texts.tsx'
import { fieldWords } from './field-words.ts'

export const useFieldWords = (kind: AccountKind) => fieldWords(kind, useTexts('common'))
