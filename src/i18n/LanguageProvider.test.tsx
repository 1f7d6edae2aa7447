import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider, useLanguage } from './LanguageProvider'
import { clientMessages } from './translator'

function Sending() {
  const { locale, t } = useLanguage()
  return (
    <p>
      {locale}: {t('inquiry.sending')}
    </p>
  )
}

test('a component reads the language of its page', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider locale="fr" messages={clientMessages('fr')}>
      <Sending />
    </LanguageProvider>,
  )
  expect(html).toBe('<p>fr: Envoi en cours…</p>')
})

test('the language hook throws outside its provider', () => {
  expect(() => renderToStaticMarkup(<Sending />)).toThrow(
    'useLanguage must be used within a LanguageProvider',
  )
})
