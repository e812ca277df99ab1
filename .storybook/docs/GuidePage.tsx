import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Primary,
  Source,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, Fragment } from 'react';
import { Anatomy } from './Anatomy';
import { FramedStory } from './FramedStory';
import { GuideTokens } from './GuideTokens';
import { InGround } from './InGround';
import { WithLinks } from './PageName';
import { codeOf, guides } from './guides';
import type { Example, Ground, Guide } from './guides/guide';

/** The documentation page of a component: when to use it, how, and all its stories. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const guide = guides[name];
  const several = Object.entries(guide?.props ?? {});
  return (
    <>
      <Title />
      <Description of={several[0]?.[1] ?? 'meta'} />
      {guide ? (
        <p>
          <WithLinks page={name}>{guide.use}</WithLinks>
        </p>
      ) : null}
      <Heading>Playground</Heading>
      <Primary />
      <Controls />
      {guide ? <Source code={codeOf(name, guide)} language="tsx" /> : null}
      <Heading>Props</Heading>
      {several.map(([part, component]) => (
        <Fragment key={part}>
          <Subheading>{part}</Subheading>
          <Props component={component} />
        </Fragment>
      ))}
      {several.length === 0 ? <Props component={preparedMeta.component} /> : null}
      {guide ? <Chapters guide={guide} name={name} /> : null}
      <Stories includePrimary={false} title={<Heading>States and examples</Heading>} />
    </>
  );
}

/** The props of a component, from its types. A playground's controls are others where texts stand for an object. */
function Props({ component }: { component: unknown }) {
  return <ArgTypes of={component as ComponentType} />;
}

function Chapters({ name, guide }: { name: string; guide: Guide }) {
  const { dos, donts, ground, keys } = guide;
  return (
    <>
      <Heading>Anatomy</Heading>
      <Anatomy guide={guide} name={name} />
      <Heading>Do and don’t</Heading>
      <div className="guide-pairs">
        <Examples examples={dos} ground={ground} kind="Do" page={name} />
        <Examples examples={donts} ground={ground} kind="Don’t" page={name} />
      </div>
      <Heading>Keyboard</Heading>
      {keys.length === 0 ? <p>It takes no focus.</p> : <Keys keys={keys} />}
      <Heading>Tokens</Heading>
      <GuideTokens name={name} />
    </>
  );
}

interface ExamplesProps {
  examples: readonly Example[];
  ground: Ground;
  kind: 'Do' | 'Don’t';
  page: string;
}

function Examples({ examples, ground, kind, page }: ExamplesProps) {
  return examples.map(({ words, picture, story }) => (
    <figure className="guide-pair" data-kind={kind === 'Do' ? 'do' : 'dont'} key={words}>
      {story === undefined ? (
        <InGround ground={ground}>{picture}</InGround>
      ) : (
        <FramedStory {...story} label={`${kind}: ${words}`} />
      )}
      <figcaption>
        <strong>{kind === 'Do' ? '✓ Do' : '✗ Don’t'}</strong>{' '}
        <WithLinks page={page}>{words}</WithLinks>
      </figcaption>
    </figure>
  ));
}

function Keys({ keys }: { keys: Guide['keys'] }) {
  return (
    <table className="guide-table">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <th scope="row">
              <kbd>{key}</kbd>
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
