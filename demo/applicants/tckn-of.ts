import type { Random } from '../pictures/random.ts'

/** Eleven digits whose check digits are right, beginning as no citizen's number that was given out does. */
export function tcknOf(random: Random): string {
  const nine = [1, 0, 0, ...Array.from({ length: 6 }, () => random.whole(0, 9))]
  const sum = (digits: readonly number[]) => digits.reduce((total, digit) => total + digit, 0)
  const odd = sum(nine.filter((_, place) => place % 2 === 0))
  const even = sum(nine.filter((_, place) => place % 2 === 1))
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return [...nine, tenth, sum([...nine, tenth]) % 10].join('')
}
