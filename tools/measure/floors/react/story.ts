/** The choices of the HTML floor, each with its ending. */
export const choices = [
  {
    text: 'Read the writ aloud, word by word',
    ending:
      'You read slowly and every torch is still. When you reach the sum, an old man laughs, for it is more silver than the whole village has seen. By midnight they have agreed to offer half.',
  },
  {
    text: 'Ask the guards to let the reeve in',
    ending:
      'A bolt is drawn and the small door opens. The reeve goes in alone. He comes back with bread for the children and one more week, and he will not say what he has promised for it.',
  },
  {
    text: 'Hide the writ until the morning comes',
    ending:
      'You fold it into your sleeve. Without it the steward has no list, and he asks for it in vain. The village has two days more to drive its cows into the wood, beyond his reach.',
  },
  {
    text: 'Lead them home before someone is hurt',
    ending:
      'You take the first torch and walk, and one by one they follow. Nobody is shot that night. In the morning the steward stands at the first door with a rope for the first cow.',
  },
];
