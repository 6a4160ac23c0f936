import { expect, test } from 'vitest'
import { passwordScore } from './password-score.ts'

test.each([
  ['', 0],
  ['kopru', 1],
  ['koprubogaz', 1],
  ['12345678', 1],
  ['aaaaaaa1', 1],
  ['bir iki 3', 1],
  ['kopru2026', 1],
  ['Kopru2026!', 2],
  ['galatasaray1905', 1],
  ['kb7zq2mx', 2],
  ['vapurdasimitcay7', 3],
  ['şişhane-galata7', 3],
  ['Şişhane-Galata7', 4],
  ['a1'.repeat(15), 1],
] as const)('%j scores %i', (password, score) => {
  expect(passwordScore(password)).toBe(score)
})
