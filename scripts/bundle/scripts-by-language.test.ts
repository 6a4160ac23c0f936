import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import common from '#locales/tr/common.json' with { type: 'json' }
import { writeScriptsByLanguage } from './scripts-by-language.ts'

const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
afterEach(() => {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
})

test('each script is there in both languages, with its sentences in one place, and names the others of its language', () => {
  writeFileSync(join(folder, 'kit-Ab_1.js'), 'export const a=1')
  writeFileSync(
    join(folder, 'page--x9.js'),
    'import{a as e}from"./kit-Ab_1.js";l(`%named 01234567 common:ui.wait%`),e();l("%named 89abcdef common:errors.home,common:ui.wait%");import("./kit-Ab_1.js","assets/page--x9.js","other.js")',
  )
  writeScriptsByLanguage(folder)
  expect(readdirSync(folder).sort()).toEqual(['kit-Ab_1.en.js', 'kit-Ab_1.tr.js', 'page--x9.en.js', 'page--x9.tr.js'])
  expect(readFileSync(join(folder, 'page--x9.tr.js'), 'utf8')).toBe(
    `import{a as e}from"./kit-Ab_1.tr.js";l({"tr":{"common":{"errors.home":"${common['errors.home']}","ui.wait":"${common['ui.wait']}"}}}),e();0;import("./kit-Ab_1.tr.js","assets/page--x9.tr.js","other.js")`,
  )
})

test('a note that cannot be read stops the build', () => {
  writeFileSync(join(folder, 'page.js'), 'l("%named 01234567 common:ui.wait%",1)')
  expect(() => writeScriptsByLanguage(folder)).toThrow('in a way that nobody reads')
})

test('so does a sentence that does not exist', () => {
  writeFileSync(join(folder, 'page.js'), 'l("%named 01234567 common:nobody.says%")')
  expect(() => writeScriptsByLanguage(folder)).toThrow('There is no common:nobody.says in tr')
})

test('and a build in which nothing is said', () => {
  writeFileSync(join(folder, 'page.js'), 'export const a=1')
  expect(() => writeScriptsByLanguage(folder)).toThrow('No script names a sentence')
})
