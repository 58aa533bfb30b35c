import type { CalendarEvent } from '@almanaque/shared-contracts';
import { styled, TOUCH } from '@almanaque/ui';

const Anchor = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  color: 'inherit',
  fontWeight: 600,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  [TOUCH]: { minHeight: 44 },
});

/** 'meet.google.com' */
const siteOf = (link: string): string => new URL(link).host.replace(/^www\./, '');

/** The way to an event's video call, form or album. Its name says where it goes. */
export function EventLink({ event }: { event: CalendarEvent }) {
  const { link, linkName } = event;
  if (link === undefined) return null;
  const site = siteOf(link);
  const where = linkName === undefined ? site : `${linkName}, en ${site}`;
  return (
    <Anchor
      className="link"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${where} (se abre en otra pestaña)`}
    >
      {linkName ?? site}
    </Anchor>
  );
}
