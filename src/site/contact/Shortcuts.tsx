import type { ReactNode } from 'react'
import type { PageTexts } from '@/domain/pageTexts/pages'
import { callLink } from '@/domain/phone'
import { whatsappLink } from '@/domain/whatsapp'
import type { PageContext } from '../page'
import { ButtonAnchor } from '../ui/Button'
import { Icon, type IconName } from '../ui/Icon'
import { NewTab } from '../ui/NewTab'

function Card({
  icon,
  heading,
  text,
  className,
  children,
}: {
  icon: IconName
  heading: string
  text: string
  className: string
  children: ReactNode
}) {
  return (
    <section
      className={`grid content-start gap-3 rounded-card border p-[clamp(1.25rem,2.5vw,2rem)] ${className}`}
    >
      <h2 className="flex items-center gap-3 text-h3">
        <Icon name={icon} size={24} className="text-accent-text" />
        {heading}
      </h2>
      <p className="max-w-[44ch] text-muted">{text}</p>
      <p className="mt-3">{children}</p>
    </section>
  )
}

interface Props {
  texts: PageTexts['contact']
  context: PageContext
}

/** Shortcuts to start a chat or a call. */
export function Shortcuts({ texts, context: { settingsLang, settings, t } }: Props) {
  const { phone, whatsappNumber, whatsappTexts } = settings
  return (
    <>
      <Card
        icon="chat"
        heading={texts.chat}
        text={texts.chatText}
        className="border-transparent bg-accent-tint"
      >
        <ButtonAnchor
          href={whatsappLink(whatsappNumber, whatsappTexts.contact)}
          target="_blank"
          rel="noopener"
          hrefLang={settingsLang}
        >
          {t('contactPage.chatAction')}
          <NewTab t={t} />
        </ButtonAnchor>
      </Card>
      <Card icon="phone" heading={texts.call} text={texts.callText} className="border-rule">
        <ButtonAnchor variant="quiet" href={callLink(phone)}>
          {t('contactPage.callAction', { phone })}
        </ButtonAnchor>
      </Card>
    </>
  )
}
