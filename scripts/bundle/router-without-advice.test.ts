import { expect, test } from 'vitest'
import { withoutAdvice } from './router-without-advice.ts'

test('a check stays, without the sentence that explains it', () => {
  expect(withoutAdvice('\tinvariant(route, "No route found, \\"sorry\\"");')).toBe('\tinvariant(route);')
  expect(withoutAdvice('invariant(path.startsWith("/"), `A path, "a", begins with \\`/\\``);')).toBe(
    'invariant(path.startsWith("/"));',
  )
  expect(withoutAdvice('if (two) warning(false, "Route " + id + " is not known");')).toBe('if (two) warning(false);')
})

test('anything else stays as it is', () => {
  const code = 'throw new Error("No value");\ninvariant(a, sentenceOf(a));\nwarn("a", "b");'
  expect(withoutAdvice(code)).toBe(code)
})
