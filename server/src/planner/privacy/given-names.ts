/**
 * Given names common in Argentina, lower case and without accents. They catch a person named where
 * no one expects one, such as in the description of a meeting. Left out on purpose: those that are
 * words, months or places a calendar needs (Julio, Mayo, Abril, Luz, Paz, Sol, Rosa, Santiago …).
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `abigail adela adelina adrian adriana agostina agustin agustina aida ailen ailin ainara aixa alan
   alberto alcides aldana aldo alejandra alejandro alejo alex alexander alexis alfonsina alfonso
   alfredo alicia alvaro amadeo amalia amanda amelia ana anabel anabella anahi analia anastasia
   andrea andres angela angelica anibal anselmo antonela antonella antonia antonio araceli
   ariadna ariana ariel armando arnaldo arturo astor astrid augusto aurelia axel ayelen aylen
   baltazar barbara bautista beatriz belen benicio benjamin bernarda bernardo berta betina
   bianca blas braian brenda brian bruna bruno camila camilo candela carina carla carlos carmen
   carolina casandra catalina cayetano cecilia ceferino celeste celia celina cesar chiara
   christian cintia cipriano ciro clara clarisa claudia claudio clementina constanza coralina
   corina cristian cristina cristobal dafne daiana dalma damaris damian daniel daniela danilo
   danisa dante dario david dayana debora delfina delia denis denise desiree diamela diana diego
   dina dolores donato dora dylan eber edelmira edgar edgardo edith eduarda eduardo eladio elba
   elena eleonora elian eliana elias elida elisa eliseo elizabeth eloisa elsa elvio elvira ema
   emanuel emanuela emilce emilia emiliana emiliano emilio emir emma enrique enzo erica erik
   erika ernestina ernesto esteban estefania estefano estela esther etelvina eugenia eugenio
   evangelina evaristo evelina evelyn ezequiel fabian fabiana fabricio facundo fatima federico
   felicitas felipe felisa fermin fernanda fernando fidela filomena fiorella flavia florencia
   florinda fortunato francina francisca francisco franco froilan gabriel gabriela gael gaspar
   gaston genaro genoveva georgina gerardo german geronimo gilda gimena gino giovanni gisela
   giuliana gladis gladys gonzalo graciela gregorio greta griselda guadalupe guido guillermina
   guillermo gustavo haydee hebe heber hector helena herminia hernan hernando hilda hipolito
   honorio horacio hortensia hugo humberto ian ignacia ignacio ileana iliana imanol ines inti
   irene irma isaac isabel isabella isaias isidora isidro ismael ivan ivana ivo jacinto
   jacqueline jaime jana janet javier jazmin jeremias jeronimo jesica jessica joaquin joel jonas
   jonatan jonathan jorge jorgelina jose josefina josue juan juana juanita judith julia julian
   juliana julieta karen karim karina keila kevin kian kiara laila lara laura laureano lautaro
   leandro leila lena leonardo leonel leopoldo leticia lia lidia lihuen lila lilian liliana lina
   lionel lisa lisandro lizeth lorena lorenza lorenzo lourdes luana lucas lucia luciana luciano
   lucila lucio lucrecia ludmila luis luisa luisina magdalena maia mailen maira maite malen
   malena malvina manuel manuela mara marcela marcelino marcelo marcia marco marcos margarita
   maria mariana marianela marianella mariangeles marianna mariano maribel maricel maricruz
   mariel mariela marilina marilu marina mario marisa marisol maritza marlene marta martha
   martin martina mateo matias mauricio mauro maximiliano melany melina melisa melody mercedes
   micaela micaella miguel milagros milena miriam mirian mirna mirta misael moira molly monica
   morella muriel myriam nadia nadina nahiara nahir nahuel naiara nair naomi narella natacha
   natalia nayla nazarena nazareno nehuen nelida nelly nelson nerea nestor nicanor nicolas nilda
   noah noe noelia noemi nora norberto norma nuria octavia octavio odette ofelia olegario olga
   olivia omar oreste oriana ornella oscar osvaldo otto pablo palmira pamela paola patricia
   patricio paula paulina paulino pedro petrona pia piero priscila quimey rafael raimundo ramiro
   ramon ramona raquel raul rebeca reinaldo renata rene renzo ricardo rigoberto rita roberto
   rocio rodolfo rodrigo rogelio romeo romina ronaldo roque rosalia rosalinda rosana rosaura
   rosendo rosina roxana ruben rufina ruperto ruth sabina sabrina salome salvador samanta samira
   samuel sandra santiaga santina santino sara sasha saul sebastian selena serafin sergio
   severino sheila silvana silvia silvina silvio simona sixto sofia soledad sonia soraya
   stefania stefano stella stephanie susana susy suyai tadeo taiel tais tamara tania tatiana
   telma teo teodoro teresa thelma thiago tiara tiziana tiziano tobias tomas tomasa ulises uma
   umma uriel ursula valentin valentina valentino valeria valeriano valery vanesa vanina
   venancio veronica vicente victor victoria vilma vito vivian viviana walter wanda wenceslao
   william wilma wilson xavier ximena xiomara yael yago yamil yamila yanel yanet yanina yasmin
   yesica yohana yolanda yuliana zahira zaira zoe zoraida zulema zulma`.split(/\s+/),
);
