// Searches the calls of /api/docs and copies their examples. Without scripts the page is complete, and both controls
// are hidden.
const field = document.getElementById('search')
const none = document.getElementById('none')
const fold = (text) =>
  text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ')

const links = [...document.querySelectorAll('.contents a')]
const calls = [...document.querySelectorAll('article.call')].map((article) => ({
  article,
  words: fold(`${article.querySelector('h3').textContent} ${article.querySelector('.summary').textContent}`),
  entries: links.filter(({ hash }) => hash.slice(1) === article.id).map((link) => link.parentElement),
}))
const groups = [...document.querySelectorAll('section[data-noun], .contents li[data-noun]')]
const others = [...document.querySelectorAll('[data-whole]')]

function search() {
  const wanted = fold(field.value).split(' ').filter(Boolean)
  let found = 0
  for (const { article, words, entries } of calls) {
    const fits = wanted.every((word) => words.includes(word))
    if (fits) found += 1
    for (const element of [article, ...entries]) element.hidden = !fits
  }
  for (const group of groups) group.hidden = !group.querySelector('article:not([hidden]), li:not([hidden])')
  for (const other of others) other.hidden = wanted.length > 0
  none.hidden = found > 0
}
field.addEventListener('input', search)
field.parentElement.hidden = false
// Browsers may restore the field's text after a reload.
if (field.value) search()

for (const example of document.querySelectorAll('.example')) {
  const button = example.querySelector('button')
  button.hidden = !navigator.clipboard
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(example.querySelector('code').textContent)
    button.textContent = button.dataset.done
    setTimeout(() => {
      button.textContent = button.dataset.copy
    }, 2000)
  })
}
